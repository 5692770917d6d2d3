import { pictureSize } from '#domain/features/help/articles.ts';
import { splitAtMatches } from '#domain/features/help/find-matches.ts';
import type { ArticlePicture } from './article-pictures.ts';
import css from './help.module.css';
import type { Article } from './use-articles.ts';

interface ArticleTextProps {
  readonly article: Article;
  readonly wanted: string;
}

/** The answer and the steps of an article, with the search text marked. */
export function ArticleText({ article: { answer, steps, pictures }, wanted }: ArticleTextProps) {
  return (
    <>
      <p className={css.answer}>
        <Highlighted text={answer} wanted={wanted} />
      </p>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same text
          <li key={index}>
            <Highlighted text={step} wanted={wanted} />
            <StepPicture picture={pictures[index] ?? null} />
          </li>
        ))}
      </ol>
    </>
  );
}

function StepPicture({ picture }: { readonly picture: ArticlePicture | null }) {
  if (picture === null) return null;
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      width={pictureSize.width}
      height={pictureSize.height}
      loading="lazy"
      className={css.picture}
    />
  );
}

export function Highlighted({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  return splitAtMatches(text, wanted).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity besides their position
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
