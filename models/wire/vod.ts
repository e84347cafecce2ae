// Spec §7, VOD.
export * from './vodPages.ts'
export * from './vodProfile.ts'
export * from './vodSearch.ts'
export * from './vodTitles.ts'
