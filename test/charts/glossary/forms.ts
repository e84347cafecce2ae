const login = {
  isUnknownPhone: 'the country has no such phone number',
  keepAdmission: 'keep whom the operator lets in',
  notePhone: 'say that the phone number is wrong',
  keepFailure: 'note why it failed',
  tellDraft: 'tell what is typed by now',
  logIn: 'asks the operator to let the viewer in',
  'viewer.chooseMethod': 'the viewer picks email or phone',
  'viewer.changeField': 'the viewer types in a field',
  'viewer.changePassword': 'the viewer types the password',
  'viewer.submit': 'the viewer sends the form',
  isFilledIn: 'the form is filled in well',
  isLetIn: 'it lets the viewer in',
  trimTexts: 'cut spaces at the ends',
  takeMethod: 'show that form',
  takeText: 'keep what was typed',
  clearProblem: 'take its problem away',
  'clearProblem(field: password)': 'take its problem away',
  clearProblems: 'take all problems away',
  noteProblems: 'show the problems at their fields',
  trimDelay: 'nothing more was typed',
}

const requestOverlay = {
  'request.started': 'a call begins',
  'request.finished': 'a call has ended',
  isLastActive: 'it was the last one under way',
  countStarted: 'count it',
  countFinished: 'count it off',
  hideDelay: 'so that it does not flicker',
}

const toasts = {
  'toast.requested': 'a part has a message',
  'view.came': 'the page can show messages',
  'viewer.dismissToast': 'the viewer closes the message',
  isAnyWaiting: 'a message is waiting',
  enqueue: 'put it at the end of the row',
  dropShown: 'take the message away',
  toastTime: 'time to read it',
}

export const forms = { login, requestOverlay, toasts }
