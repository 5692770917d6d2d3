import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Mentionable } from '#domain/features/applications/notes/contract.ts';
import { mentionableQuery } from '#web/features/applications/staff-queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';

/** What is typed after the last "@", if it can still become a name. */
const mentionPattern = /(?:^|\s)@([\p{L}\p{M}'’. -]{0,40})$/u;
const maxSuggestions = 6;

/** Suggests colleagues after "@" in a text, by keyboard: Down and Up choose, Enter takes, Esc closes. */
export function useMentions(applicationId: number, text: string, onText: (text: string) => void) {
  const t = useT();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<readonly Mentionable[]>([]);
  const [index, setIndex] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const typed = mentionPattern.exec(text)?.[1];
  const isOpen = typed !== undefined && text !== closedAt;
  const { data: people = [] } = useQuery({ ...mentionableQuery(applicationId), enabled: typed !== undefined });
  const suggestions = isOpen ? findPeople(people, typed) : [];
  const activeIndex = Math.min(index, Math.max(0, suggestions.length - 1));
  const choose = (person: Mentionable) => {
    onText(`${text.slice(0, text.length - (typed ?? '').length)}${person.name} `);
    setChosen([...chosen.filter(({ id }) => id !== person.id), person]);
    setIndex(0);
    announce(t('applicants.mentions.added', { name: person.name }));
  };
  const step = (by: -1 | 1) => {
    const next = (activeIndex + by + suggestions.length) % suggestions.length;
    setIndex(next);
    const values = { name: suggestions[next]?.name ?? '', at: next + 1, count: suggestions.length };
    announce(t('applicants.mentions.active', values));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const active = suggestions[activeIndex];
    if (!active || !(event.target instanceof HTMLTextAreaElement)) return;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => choose(active),
      Escape: () => setClosedAt(text),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return {
    suggestions,
    active: suggestions[activeIndex],
    choose,
    onKeyDown,
    /** The ids of the people whose names are still in the text. */
    ids: chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id),
    reset: () => setChosen([]),
  };
}

/** Those with a word of their name that starts with the text; none once the whole name is typed. */
function findPeople(people: readonly Mentionable[], typed: string): Mentionable[] {
  const wanted = typed.toLocaleLowerCase();
  if (people.some(({ name }) => wanted.startsWith(`${name.toLocaleLowerCase()} `))) return [];
  return people.filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${wanted}`)).slice(0, maxSuggestions);
}
