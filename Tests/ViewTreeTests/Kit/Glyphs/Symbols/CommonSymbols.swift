/// Names that public code for SwiftUI uses most, of which each has a glyph of its own or of its plainer form.
enum CommonSymbols {
  static let names = """
    checkmark checkmark.circle checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.seal
    checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.rectangle checklist
    xmark xmark.circle xmark.circle.fill xmark.square xmark.square.fill xmark.octagon.fill xmark.bin xmark.seal
    plus plus.circle plus.circle.fill plus.square plus.square.fill plus.app plus.magnifyingglass
    minus minus.circle minus.circle.fill minus.square minus.magnifyingglass multiply multiply.circle.fill divide equal
    exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
    exclamationmark.triangle.fill exclamationmark.octagon.fill exclamationmark.bubble exclamationmark.shield
    questionmark questionmark.circle questionmark.circle.fill info info.circle info.circle.fill
    ellipsis ellipsis.circle ellipsis.circle.fill number number.circle at percent sum function infinity plusminus
    circle circle.fill circle.slash circle.dashed circle.lefthalf.filled circle.inset.filled largecircle.fill.circle
    record.circle record.circle.fill square square.fill square.dashed rectangle rectangle.fill capsule triangle
    triangle.fill diamond diamond.fill hexagon hexagon.fill seal.fill app app.fill app.badge nosign slash.circle
    1.circle 1.circle.fill 2.circle 3.circle.fill 4.square 5.square.fill a.circle b.square.fill
    chevron.up chevron.down chevron.left chevron.right chevron.forward chevron.backward chevron.up.chevron.down
    chevron.right.circle chevron.left.circle.fill chevron.up.circle chevron.down.circle.fill chevron.compact.down
    chevron.left.forwardslash.chevron.right chevron.right.2
    arrow.up arrow.down arrow.left arrow.right arrow.up.circle arrow.up.circle.fill arrow.down.circle
    arrow.down.circle.fill arrow.left.circle arrow.right.circle arrow.right.circle.fill arrow.up.right
    arrow.up.right.square arrow.down.right arrow.up.left arrow.up.arrow.down arrow.up.arrow.down.circle
    arrow.left.arrow.right arrow.left.and.right arrow.up.and.down arrow.clockwise arrow.clockwise.circle
    arrow.counterclockwise arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle.fill arrow.2.circlepath
    arrow.uturn.backward arrow.uturn.left arrow.uturn.forward arrow.uturn.backward.circle.fill arrow.turn.up.left
    arrow.turn.down.right arrow.up.to.line arrow.down.to.line arrow.down.doc arrow.up.doc arrow.triangle.branch
    arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left arrowshape.turn.up.right.fill
    arrowtriangle.down.fill arrowtriangle.right.fill
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down square.and.arrow.up.on.square
    square.and.pencil square.on.square square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.stack
    square.stack.3d.up square.stack.3d.up.fill square.split.2x1 rectangle.portrait.and.arrow.right rectangle.stack
    rectangle.stack.fill rectangle.on.rectangle rectangle.grid.1x2 rectangle.and.pencil.and.ellipsis
    line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.circle
    list.bullet list.bullet.rectangle list.number list.dash list.clipboard list.bullet.clipboard.fill text.alignleft
    text.aligncenter text.justify text.quote text.badge.plus text.bubble textformat textformat.size text.cursor
    bold italic underline strikethrough character quote.opening quote.bubble
    star star.fill star.circle star.circle.fill star.slash star.leadinghalf.filled heart heart.fill heart.circle
    heart.circle.fill heart.slash heart.text.square heart.text.square.fill bookmark bookmark.fill flag flag.fill
    flag.checkered tag tag.fill pin pin.fill pin.slash hand.thumbsup hand.thumbsup.fill hand.thumbsdown
    hand.raised.fill hand.tap hand.wave.fill hand.point.up.left medal medal.fill trophy trophy.fill rosette crown
    crown.fill sparkle sparkles wand.and.stars bolt bolt.fill bolt.circle.fill bolt.slash bolt.horizontal flame
    flame.fill drop drop.fill leaf leaf.fill tree pawprint.fill ladybug snowflake wind tornado rainbow umbrella.fill
    thermometer thermometer.medium sun.max sun.max.fill sun.min moon moon.fill moon.stars.fill moon.zzz.fill sunrise
    sunset cloud cloud.fill cloud.sun.fill cloud.rain.fill cloud.bolt.fill cloud.snow cloud.fog icloud icloud.fill
    icloud.and.arrow.up icloud.and.arrow.down icloud.slash mountain.2.fill
    magnifyingglass magnifyingglass.circle trash trash.fill trash.slash trash.circle.fill pencil pencil.circle
    pencil.circle.fill pencil.slash folder folder.fill folder.badge.plus folder.circle doc doc.fill doc.text
    doc.text.fill doc.on.doc doc.on.doc.fill doc.on.clipboard doc.badge.plus doc.plaintext doc.richtext
    doc.text.magnifyingglass clipboard paperclip link link.badge.plus link.circle.fill archivebox archivebox.fill
    tray tray.fill tray.full tray.and.arrow.down shippingbox shippingbox.fill book book.fill book.closed
    books.vertical text.book.closed newspaper newspaper.fill note.text graduationcap graduationcap.fill
    calendar calendar.badge.plus calendar.badge.clock calendar.circle clock clock.fill clock.arrow.circlepath
    clock.badge.checkmark alarm alarm.fill timer stopwatch stopwatch.fill hourglass gauge speedometer
    house house.fill house.circle building building.2 building.2.fill building.columns bed.double.fill sofa lightbulb
    lightbulb.fill lightbulb.slash key key.fill lock lock.fill lock.open lock.open.fill lock.shield
    lock.circle.fill lock.slash shield shield.fill shield.slash gear gearshape gearshape.fill gearshape.2
    slider.horizontal.3 slider.vertical.3 switch.2 wrench wrench.fill wrench.and.screwdriver
    wrench.and.screwdriver.fill hammer hammer.fill screwdriver paintbrush paintbrush.fill paintbrush.pointed
    paintpalette paintpalette.fill eyedropper scissors ruler puzzlepiece puzzlepiece.fill cube cube.fill
    cube.transparent dice die.face.5 gift gift.fill cart cart.fill cart.badge.plus bag bag.fill basket creditcard
    creditcard.fill dollarsign dollarsign.circle dollarsign.circle.fill eurosign.circle banknote banknote.fill
    wallet.pass ticket storefront briefcase briefcase.fill suitcase suitcase.fill
    fork.knife fork.knife.circle cup.and.saucer cup.and.saucer.fill mug.fill wineglass birthday.cake carrot.fill
    envelope envelope.fill envelope.open envelope.badge envelope.circle.fill phone phone.fill phone.circle
    phone.down.fill phone.slash message message.fill bubble.left bubble.left.fill bubble.left.and.bubble.right
    bubble.left.and.bubble.right.fill bubble.right paperplane paperplane.fill megaphone megaphone.fill bell
    bell.fill bell.badge bell.badge.fill bell.slash bell.slash.fill bell.circle
    person person.fill person.circle person.circle.fill person.crop.circle person.crop.circle.fill
    person.crop.circle.badge.plus person.crop.circle.badge.checkmark person.crop.circle.badge.xmark person.crop.square
    person.2 person.2.fill person.2.circle person.2.slash person.3 person.3.fill person.badge.plus person.badge.minus
    person.fill.checkmark person.fill.xmark person.slash person.text.rectangle person.badge.key person.wave.2
    figure.walk figure.run figure.stand figure.baseball figure.2.and.child.holdinghands figure.strengthtraining.traditional
    figure.walk.circle.fill face.smiling face.smiling.fill face.dashed eye eye.fill eye.slash eye.slash.fill
    eye.circle eyeglasses ear brain brain.head.profile lungs accessibility
    location location.fill location.circle location.slash location.north map map.fill mappin mappin.circle
    mappin.circle.fill mappin.and.ellipse mappin.slash globe globe.americas.fill globe.europe.africa network safari
    scope target binoculars
    wifi wifi.slash wifi.exclamationmark antenna.radiowaves.left.and.right
    antenna.radiowaves.left.and.right.slash dot.radiowaves.left.and.right cellularbars personalhotspot qrcode
    qrcode.viewfinder barcode barcode.viewfinder viewfinder server.rack externaldrive externaldrive.badge.checkmark
    memorychip cpu battery.100 battery.25 battery.0 battery.100.bolt power power.circle.fill powerplug terminal
    terminal.fill command option control shift return delete.left escape keyboard keyboard.chevron.compact.down
    apple.logo swift curlybraces iphone ipad laptopcomputer desktopcomputer display tv applewatch headphones airpods
    homepod printer printer.fill gamecontroller gamecontroller.fill macwindow sidebar.left sidebar.right tablecells
    play play.fill play.circle play.circle.fill play.rectangle play.rectangle.fill play.slash pause pause.fill
    pause.circle pause.circle.fill stop stop.fill stop.circle.fill playpause.fill backward backward.fill forward
    forward.fill backward.end.fill forward.end.fill goforward goforward.10 goforward.15 gobackward gobackward.15
    repeat repeat.1 shuffle eject speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1
    speaker.wave.2.fill speaker.wave.3 mic mic.fill mic.slash mic.slash.fill mic.circle.fill waveform
    waveform.circle waveform.path.ecg music.note music.note.list music.mic guitars pianokeys metronome hifispeaker
    radio camera camera.fill camera.viewfinder camera.circle photo photo.fill photo.on.rectangle
    photo.on.rectangle.angled photo.stack video video.fill video.slash film film.fill livephoto
    chart.bar chart.bar.fill chart.bar.xaxis chart.pie chart.pie.fill chart.line.uptrend.xyaxis
    chart.line.downtrend.xyaxis chart.xyaxis.line circle.grid.2x2 circle.grid.3x3.fill circle.hexagongrid
    car car.fill bolt.car bus tram tram.fill bicycle airplane airplane.departure ferry sailboat fuelpump
    parkingsign.circle
    cross cross.fill cross.case cross.case.fill stethoscope pills pills.fill bandage syringe facemask allergens
    testtube.2 atom sportscourt basketball soccerball football tennisball baseball dumbbell dumbbell.fill
    microwave cooktop cabinet fireplace window fossil.shell handbag faxmachine poweron xserve cable.connector
    button.programmable appclip contextualmenu.and.cursorarrow apple.intelligence skateboard snowboard surfboard
    oar.2.crossed cricket.ball microbe slowmo burst loupe mosaic skew flip.horizontal tuningfork x.squareroot abc
    cylinder pyramid rhombus squareshape squares.below.rectangle inset.filled.rectangle selection.pin.in.out
    wave.3.left humidity aqi rays light.max
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init)
}
