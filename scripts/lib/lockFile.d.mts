type Wishes = Readonly<Record<string, string>>
interface Manifest {
  readonly dependencies?: Wishes
  readonly devDependencies?: Wishes
}
interface Locked extends Manifest {
  readonly link?: boolean
  readonly integrity?: string
}
export const lockProblems: (
  lock: { readonly packages: Readonly<Record<string, Locked>> },
  manifestOf: (path: string) => Manifest,
) => ReadonlyArray<string>
export const lockProblemsAt: (root: string) => ReadonlyArray<string>
