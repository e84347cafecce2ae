/** A stage without a picture, and whether it holds one. */
export const makeFakeStage = () => {
  const held = { isHeld: false }
  const hold = (isHeld: boolean) => (): void => {
    held.isHeld = isHeld
  }
  return {
    held,
    stage: { video: { muted: false } as HTMLVideoElement, holdPicture: hold(true), releasePicture: hold(false) },
  }
}
