import css from './term-list.module.css';

/** Words in a row, each on its own: skills, languages. */
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
