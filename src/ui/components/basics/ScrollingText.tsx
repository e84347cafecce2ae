import css from './ScrollingText.module.css'

const PIXELS_PER_SECOND = 60

/**
 * Lets the scrolling texts inside `box` know how far they overflow: called when the pointer or the focus comes to the
 * box. A text that fits stays where it is; under reduced motion none moves. Speed as the marquee's (spec §9).
 */
export const measureScrollingTexts = (box: Element): void => {
  for (const text of box.querySelectorAll<HTMLElement>('[data-scrolling-text]')) {
    const over = text.scrollWidth - text.clientWidth
    text.toggleAttribute('data-overflows', over > 1)
    text.style.setProperty('--over', `${over}px`)
    text.style.setProperty('--seconds', `${Math.max(1, over / PIXELS_PER_SECOND)}s`)
  }
}

/** One line that fades out at its end, and runs while the box with `data-scrolls` around it is hovered or focused. */
export const ScrollingText = ({ children }: { readonly children: string }) => (
  <span className={css.line} data-scrolling-text>
    <span>{children}</span>
  </span>
)
