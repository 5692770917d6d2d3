import { splitAtMatches } from '#domain/features/help/find-matches.ts';
import css from './help.module.css';
import type { Article } from './use-articles.ts';

interface ArticleTextProps {
  readonly article: Article;
  readonly wanted: string;
}

/** The answer and the steps of an article, with the search text marked. */
export function ArticleText({ article: { answer, steps }, wanted }: ArticleTextProps) {
  return (
    <>
      <p>
        <Highlighted text={answer} wanted={wanted} />
      </p>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Highlighted text={step} wanted={wanted} />
          </li>
        ))}
      </ol>
    </>
  );
}

export function Highlighted({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  return splitAtMatches(text, wanted).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity besides their position
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
