import css from './Mascot.module.css'

/** Whom children meet first: a round face whose eyes are bars of the house's sign. */
export const Mascot = () => (
  <svg className={css.mascot} data-surface="picture" viewBox="0 0 60 60" aria-hidden="true">
    <circle className={css.head} cx="30" cy="30" r="30" />
    <circle className={css.cheek} cx="13.5" cy="35" r="5" />
    <circle className={css.cheek} cx="46.5" cy="35" r="5" />
    <path className={css.eyes} d="M21.5 20.5v6M38.5 20.5v6" />
    <path className={css.smile} d="M20 36c2.5 4.5 6 6.5 10 6.5s7.5-2 10-6.5" />
  </svg>
)
