import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#domain/access/roles.ts';
import type { AssistantTopic } from '#domain/features/assistant/topics.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import type { Article } from '#web/features/help/use-articles.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** What the person asked for, by a button or in the text box. */
export type Step =
  | { readonly kind: 'topic'; readonly topic: AssistantTopic }
  | { readonly kind: 'find'; readonly words: string | null }
  | { readonly kind: 'findForMatch'; readonly words: string }
  | { readonly kind: 'match'; readonly jobId: number; readonly title: string }
  | { readonly kind: 'interview'; readonly id: number }
  | { readonly kind: 'rewrite'; readonly post: string }
  | { readonly kind: 'question'; readonly text: string };

/** What the text box under an answer is for. */
export type Input = 'question' | 'jobs' | 'matchJobs' | 'post';

export interface Item {
  readonly text: string;
  readonly href?: string;
}

export interface Choice {
  readonly label: string;
  readonly step: Step;
}

export interface Answer {
  readonly lines: readonly string[];
  readonly items?: readonly Item[];
  /** A text to copy. */
  readonly result?: string;
  readonly links?: readonly Required<Item>[];
  readonly choices?: readonly Choice[];
  readonly input?: Input;
  /** Where the answer comes from. */
  readonly source: PhraseKey | null;
}

export type Turn = { readonly id: number } & (
  | { readonly from: 'person'; readonly text: string }
  | ({ readonly from: 'assistant' } & Answer)
);

export interface Situation {
  readonly t: Translate;
  readonly client: QueryClient;
  readonly role: Role | null;
  readonly articles: readonly Article[];
}
