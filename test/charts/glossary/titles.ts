const vodCategory = {
  loadCategory: 'asks the operator for the category',
  loadTitles: 'asks the operator for its titles',
  'viewer.navigated': 'the viewer goes to another page',
  'viewer.wantMore': 'the viewer wants more titles',
  'session.changed': 'another viewer',
  'language.changed': 'another language',
  'network.restored': 'the network is back',
  isOtherCategory: 'it is another category',
  isOtherList: 'it is another list of the category',
  isOpened: 'the category has come',
  isListed: 'the titles have come',
  hasNoList: 'it has no list of titles',
  hasMore: 'there are more titles',
  dropTitles: 'drop the titles',
  dropSlides: 'drop the slides',
  takeWish: 'note what is wished for',
  turnCarousel: 'give the slides to the carousel',
  takeCategory: 'keep the category',
  takeTitles: 'add the titles',
}

const titleStar = {
  askFavoured: 'asks the operator whether it is a favourite',
  saveStar: 'tells the operator about the star',
  'viewer.toggleTitle': 'the viewer presses the star',
  wantsOther: 'the viewer has changed it meanwhile',
  hasSucceeded: 'it succeeded',
  noteSent: 'note what is sent',
  turn: 'turn the star at once',
  takeFavoured: 'show the star as it is',
  keep: 'keep the star as it was saved',
  putBack: 'put the star back',
}

const person = {
  loadPerson: 'asks the operator about the person',
  loadFilms: 'asks the operator for the titles',
  'viewer.wantMore': 'the viewer wants more titles',
  'network.restored': 'the network is back',
  hasSucceeded: 'it succeeded',
  hasMore: 'there are more titles',
  takePerson: 'show the person',
  takeFilms: 'add the titles',
}

const hoverCard = {
  'card.entered': 'the pointer comes to a card',
  'card.left': 'the pointer leaves the card',
  'viewer.navigated': 'the viewer goes to another page',
  'viewer.playCard': 'the viewer plays the card',
  'viewer.dismissCard': 'the viewer closes the card',
  'page.moved': 'the page moves',
  isOther: 'it is another card',
  isSame: 'it is the same card',
  canPlay: 'the card can be played',
  forgetCard: 'forget the card',
  takeCard: 'note the card',
  tellPlay: 'say which title is wished for',
  hoverTime: 'the pointer stays',
}

const carousel = {
  watchMotion: 'asks the device whether motion is reduced',
  'slides.changed': 'there are other slides',
  'viewer.showSlide': 'the viewer picks a slide',
  'viewer.next': 'the viewer wants the next slide',
  'viewer.previous': 'the viewer wants the slide before',
  'viewer.came': 'the pointer or the focus comes',
  'viewer.left': 'the pointer and the focus leave',
  'viewer.resume': 'the viewer lets the slides go on',
  'motion.reduced': 'the device wants less motion',
  isSlide: 'there is such a slide',
  hasMany: 'there are several slides',
  hasFew: 'there is one slide at most',
  takeSlides: 'keep the slides',
  show: 'show the slide',
  showNext: 'show the next slide',
  showPrevious: 'show the slide before',
  advance: 'the slide has stood long enough',
}

export const titles = { vodCategory, titleStar, person, hoverCard, carousel }
