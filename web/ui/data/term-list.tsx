import css from './term-list.module.css';

/** A row of terms, such as skills or languages. */
export function TermList({ terms }: { readonly terms: readonly string[] }) {
  return (
    <ul className={css.terms}>
      {terms.map((term) => (
        <li key={term} className={css.term}>
          {term}
        </li>
      ))}
    </ul>
  );
}
