/** Document Picture-in-Picture, where the browser has it. */
export interface DocumentPictureInPicture {
  readonly requestWindow: (size: { readonly width: number; readonly height: number }) => Promise<Window>
  /** The one that is open. */
  readonly window: Window | null
}

export type MaybeWithOwnWindows = Window & { readonly documentPictureInPicture?: DocumentPictureInPicture }
