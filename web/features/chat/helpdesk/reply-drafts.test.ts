// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeReplyDraft, clearSentText, useReplyDraft } from './reply-drafts.ts';

it.each([
  ['Hello', ''],
  ['Hello ', ''],
  ['Hello and', 'and'],
  ['A note', 'A note'],
])('after "Hello" was sent, the box with %j keeps %j', (text, left) => {
  changeReplyDraft(7, { text, article: 'search' });
  const { result: before } = renderHook(() => useReplyDraft(7));
  const { client_id } = before.current;
  clearSentText(7, 'Hello');
  const { result } = renderHook(() => useReplyDraft(7));
  expect(result.current).toMatchObject({ text: left, article: null });
  expect(result.current.client_id).not.toBe(client_id);
});
