/** What the person who called the tool can mend: told in one sentence, without a stack. */
export const complaint = (message: string): Error => Object.assign(new Error(message), { name: 'Complaint' })

export const isComplaint = (error: unknown): error is Error => error instanceof Error && error.name === 'Complaint'
