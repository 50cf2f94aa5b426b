extension UTTypeTable {
  /// One type per line: its identifier, the types it conforms to, file name extensions, the media type.
  static let known = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.disk-image|public.archive|dmg img|
    public.data|public.item||application/octet-stream
    public.directory|public.item||
    com.apple.resolvable|||
    public.symlink|public.item com.apple.resolvable||
    public.executable|public.item||
    com.apple.mount-point|public.item com.apple.resolvable||
    com.apple.alias-file|public.data com.apple.resolvable||
    com.apple.bookmark|public.data com.apple.resolvable||
    public.url|public.data||
    public.file-url|public.url||
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
    public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16
    public.utf16-plain-text|public.plain-text||
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html htm shtml|text/html
    public.xml|public.text|xml|application/xml
    public.yaml|public.text|yaml yml|application/x-yaml
    public.css|public.text|css|text/css
    public.source-code|public.plain-text||
    public.assembly-source|public.source-code|s|
    public.c-source|public.source-code|c|
    public.objective-c-source|public.source-code|m|
    public.swift-source|public.source-code|swift|text/x-swift
    public.c-plus-plus-source|public.source-code|cpp cc cxx|
    public.objective-c-plus-plus-source|public.source-code|mm|
    public.c-header|public.source-code|h|
    public.c-plus-plus-header|public.source-code|hpp hh|
    public.script|public.source-code||
    com.apple.applescript.text|public.script|applescript|
    com.apple.applescript.script|public.data public.script|scpt|
    com.apple.applescript.script-bundle|com.apple.package public.script|scptd|
    com.netscape.javascript-source|public.source-code public.script|js mjs|text/javascript
    public.shell-script|public.script|sh command|
    public.perl-script|public.shell-script|pl|
    public.python-script|public.shell-script|py|
    public.ruby-script|public.shell-script|rb|
    public.php-script|public.shell-script|php|
    public.make-source|public.script|mk|
    public.json|public.text|json|application/json
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|public.xml com.apple.property-list||
    com.apple.binary-property-list|com.apple.property-list||
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    com.apple.rtfd|com.apple.package public.composite-content|rtfd|
    com.apple.flat-rtfd|public.data public.composite-content||
    com.apple.webarchive|public.data public.composite-content|webarchive|
    public.image|public.data public.content||
    public.jpeg|public.image|jpeg jpg|image/jpeg
    public.tiff|public.image|tiff tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.apple.icns|public.image|icns|
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|
    public.camera-raw-image|public.image||
    public.svg-image|public.image public.xml|svg|image/svg+xml
    com.apple.live-photo|public.content||
    public.heif|public.image|heif|image/heif
    public.heic|public.heif|heic|image/heic
    org.webmproject.webp|public.image|webp|image/webp
    com.ilm.openexr-image|public.image|exr|
    public.3d-content|public.content||
    com.pixar.universal-scene-description|public.data public.3d-content|usd usda usdc|
    com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip
    com.apple.reality|public.data public.3d-content|reality|
    com.apple.scenekit.scene|public.3d-content|scn|
    com.apple.arobject|public.data|arobject|
    public.audiovisual-content|public.data public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg|video/mpeg
    public.mpeg-2-video|public.video|m2v|
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4|public.movie|mp4|video/mp4
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    com.apple.protected-mpeg-4-audio|public.audio|m4p|
    com.apple.protected-mpeg-4-video|public.movie|m4v|
    public.avi|public.movie|avi|video/avi
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave
    public.midi-audio|public.audio|mid midi|audio/midi
    public.playlist|public.content||
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl
    public.folder|public.directory||
    public.volume|public.folder||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    com.apple.plugin|com.apple.bundle com.apple.package|plugin|
    com.apple.metadata-importer|com.apple.plugin|mdimporter|
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator|
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc|
    com.apple.framework|com.apple.bundle|framework|
    com.apple.application|public.executable||
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app|
    com.apple.application-and-system-extension|com.apple.xpc-service|appex|
    public.unix-executable|public.data public.executable||
    com.microsoft.windows-executable|public.data public.executable|exe|
    com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefpane|
    public.archive|public.data||
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip
    public.bzip2-archive|public.archive|bz2|application/x-bzip2
    public.zip-archive|public.archive|zip|application/zip
    com.apple.archive|public.archive|aar|
    public.tar-archive|public.archive|tar|application/x-tar
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.database|||
    public.message|||
    public.contact|||
    public.vcard|public.text public.contact|vcf vcard|text/vcard
    public.to-do-item|||
    public.calendar-event|||
    public.email-message|public.message||
    com.apple.internet-location|public.data||
    com.microsoft.internet-shortcut|public.data|url|
    public.font|||
    public.bookmark|||
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    public.x509-certificate|public.data|cer der crt|application/x-x509-ca-cert
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.log|public.plain-text|log|
    com.apple.haptics.ahap|public.json|ahap|
    com.apple.linkpresentation.metadata|public.data||
    """
}
