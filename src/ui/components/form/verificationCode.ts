export const CODE_LENGTH = 4

/** The first four digits of whatever was typed, pasted or filled in (spec §9: 4 digits). */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH)
