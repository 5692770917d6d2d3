import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createFailFastClients } from '#server/db/connection/fail-fast.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { testApp } from '#server/testing/app.ts';
import { makeInbox } from '#server/testing/chat/helpdesk.ts';
import { storeMessage } from './store-message.ts';

const app = testApp();

/** A context that records its statements, and a message for a chat. */
async function makeSender() {
  const { tenant, chatId } = await makeInbox(app());
  const { services } = app();
  const statements: string[] = [];
  const clients = createFailFastClients(services.database.poolStatus as pg.Pool, {
    onStatement: ({ sql }) => statements.push(sql),
  });
  const ctx = { ...systemContext(services, tenant.id, 'request-7'), db: clients(tenant.id) };
  const message = { chatId, from: 'user', eventType: 'message', text: 'Hi', article: null, senderId: null } as const;
  const draft = { ...message, clientId: crypto.randomUUID(), page: null, language: null };
  return { ctx, draft, statements, tenantId: tenant.id };
}

async function listEntries(tenantId: number, chatId: number) {
  return app()
    .services.database.db.selectFrom('audit_events')
    .select(['action', 'subject_id', 'detail', 'request_id', 'actor_user_id'])
    .where('tenant_id', '=', tenantId)
    .where('subject_id', '=', String(chatId))
    .where('subject_kind', '=', 'chat')
    .orderBy('id', 'desc')
    .execute();
}

describe('storeMessage', () => {
  it('stores a message and its audit entry with one statement', async () => {
    const { ctx, draft, statements, tenantId } = await makeSender();
    const { seq } = await storeMessage(ctx, draft, null);
    expect(statements).toHaveLength(1);
    const [entry] = await listEntries(tenantId, draft.chatId);
    expect(entry).toEqual({
      action: 'chat.message',
      subject_id: String(draft.chatId),
      detail: { seq, from: 'user' },
      request_id: 'request-7',
      actor_user_id: null,
    });
  });

  it('a repeated client_id -> the first number, no second entry', async () => {
    const { ctx, draft, tenantId } = await makeSender();
    const first = await storeMessage(ctx, draft, null);
    const entries = await listEntries(tenantId, draft.chatId);
    expect(await storeMessage(ctx, draft, null)).toEqual(first);
    expect(await listEntries(tenantId, draft.chatId)).toEqual(entries);
  });

  it('an entry that cannot be stored -> no message', async () => {
    const { ctx, draft } = await makeSender();
    await expect(storeMessage({ ...ctx, requestId: '\0' }, draft, null)).rejects.toThrow();
    expect(await storeMessage(ctx, draft, null)).toMatchObject({ seq: 2 });
  });
});
