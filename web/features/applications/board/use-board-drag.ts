import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { type BoardColumn, getStatusAt } from './board-columns.ts';

const cardKey = Symbol('card');

function getCard(data: Record<string | symbol, unknown>): ApplicationCard | undefined {
  return data[cardKey] as ApplicationCard | undefined;
}

/** Makes a card draggable and announces the result. */
export function useCardDrag(card: ApplicationCard): { ref: RefObject<HTMLLIElement | null>; isDragged: boolean } {
  const t = useT();
  const announce = useAnnounce();
  const ref = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || card.next_statuses.length === 0) return;
    const name = card.seeker.name;
    return draggable({
      element,
      getInitialData: () => ({ [cardKey]: card }),
      onDragStart: () => {
        setDragged(true);
        announce(t('applications.review.boardOf.picked', { name, count: card.next_statuses.length }));
      },
      onDrop: ({ location }) => {
        setDragged(false);
        if (location.current.dropTargets.length > 0) return;
        announce(t('applications.review.boardOf.putBack', { name, stage: t(`statuses.application.${card.status}`) }));
      },
    });
  }, [card, announce, t]);
  return { ref, isDragged };
}

/** Accepts cards in a column if their status allows it. */
export function useColumnDrop(column: BoardColumn, title: string, onDropCard: (card: ApplicationCard) => void) {
  const t = useT();
  const announce = useAnnounce();
  const ref = useRef<HTMLElement>(null);
  const latest = useRef(onDropCard);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    latest.current = onDropCard;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const card = getCard(source.data);
        return card !== undefined && getStatusAt(column, card) !== null;
      },
      onDragEnter: () => {
        setOver(true);
        announce(t('applications.review.boardOf.over', { stage: title }));
      },
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const card = getCard(source.data);
        if (card) latest.current(card);
      },
    });
  }, [column, title, announce, t]);
  return { ref, isOver };
}
