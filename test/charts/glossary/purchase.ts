export const purchase = {
  'network.restored': 'the network is back',
  loadPlans: 'asks the operator for the plans',
  visitShop: 'opens the member site in a tab of its own, and waits for the viewer to come back',
  renewRights: 'asks the operator how the account stands now',

  'viewer.seePlans': 'the person wants to see the plans',
  'viewer.chooseLocked': 'the person chooses what the account has no right to',
  'viewer.closePlans': 'the person closes the plans',
  'viewer.goToShop': 'the person goes to the member site',
  'shop.left': 'the person is back in this tab',
  'plan.bought': 'the account has another plan than before',
  'rights.changed': 'the rights of the account are others than before',

  hasSucceeded: 'the plans have come',
  hasMore: 'the account has another plan than before',

  takePlans: 'keep the plans, or why they did not come',
  tellRights: 'tell the app that the rights are others',
  sayBought: 'say that the account has another plan',
} as const

export const recharge = {
  'takeCode(rechargeCode: )': 'empty the field',
  draft: 'remembers what is typed as long as the page lives',
  redeem: 'asks the operator to redeem the code',

  'viewer.typeCode': 'the person types or pastes a code',
  'viewer.redeem': 'the person redeems the code',
  'draft.recalled': 'the page remembers what was typed before the session ended',

  isComplete: 'the code has sixteen digits',
  hasSucceeded: 'the operator takes the code',

  takeCode: 'keep the digits, at most sixteen',
  keepDraft: 'remember what is typed',
  noteFailure: 'note why the code was not taken',
  noteBroken: 'note that the code could not be sent',
  tellRights: 'tell the app that the rights are others',
  saySuccess: 'say that the recharge worked',
} as const

export const ownAccount = {
  isPutOff: 'the viewer has said not now',
  findOffer: 'looks whether the free package is offered',
  'findOffer answers': 'it is known whether it is offered',
  putOff: 'notes that the viewer wants it later',
  'putOff answers': 'it is noted',
  renewRights: 'asks the operator how the account stands now',

  'viewer.replacePassword': 'the person wants another password',
  'viewer.claimPackage': 'the person wants the free package',
  'viewer.declinePackage': 'the person says: not now',
  'viewer.closePackage': 'the person closes the dialog',
  'rights.changed': 'the rights of the account are others than before',

  isOffered: 'it is offered',
  isChanged: 'the password was changed',

  keepOffer: 'keep what is known of the phone',
  keepSession: 'keep the account as it stands now',
  tellRights: 'tell the app that the rights are others',
  dropSession: 'forget it: it is known to the app',
  saySaved: 'say that the new password is in force',
} as const
