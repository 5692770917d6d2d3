import type { AgentState, CannedReply, helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { saveAgentHours } from './agents.ts';
import { addNote, assignChat, listChats, markRead, readThread, sendReply, setChatStatus } from './chats.ts';
import { toAgentHours } from './hours-queries.ts';
import { getPresenceStart } from './presence.ts';
import { listAgents, setAgentState } from './presence-queries.ts';
import { deleteReply, insertReply, listReplies, updateReply } from './queries.ts';

export const helpdeskHandlers = {
  list: (ctx, { query }) => listChats(ctx, query),
  thread: (ctx, { params, query }) => readThread(ctx, params.id, query),
  send: (ctx, { params, body }) => sendReply(ctx, params.id, body),
  addNote: (ctx, { params, body }) => addNote(ctx, params.id, body.text),
  read: async (ctx, { params, body }) => ({ unread_count: await markRead(ctx, params.id, body.seq) }),
  assign: (ctx, { params, body }) => assignChat(ctx, params.id, body.user_id),
  setStatus: (ctx, { params, body }) => setChatStatus(ctx, params.id, body.status),
  agents: (ctx) => readAgents(ctx),
  setState: async (ctx, { body }) => {
    const { state } = body;
    return write(ctx, async (change) => {
      const { userId } = ctx.actor;
      await setAgentState(change.db, { tenantId: ctx.tenant.id, userId }, state);
      await change.audit({ action: 'helpdesk.presence', subject: ['account', userId], detail: { state } });
      change.emit({ kind: 'helpdesk_presence', tenantId: ctx.tenant.id });
      return readAgents(ctx, change.db);
    });
  },
  saveHours: async (ctx, { body }) => {
    await write(ctx, (change) => saveAgentHours(ctx, change, ctx.actor.userId, body));
    return body;
  },
  replies: async (ctx) => ({ replies: await listReplies(ctx.db, ctx.tenant.id) }),
  addReply: (ctx, { body }) => changeReply(ctx, 'create', (change) => insertReply(change.db, ctx.tenant.id, body)),
  changeReply: (ctx, { params, body }) =>
    changeReply(ctx, 'update', (change) => updateReply(change.db, ctx.tenant.id, { id: params.id, ...body })),
  deleteReply: async (ctx, { params }) => {
    const { id: tenantId } = ctx.tenant;
    return write(ctx, async (change) => {
      if (!(await deleteReply(change.db, tenantId, params.id))) refuse('not_found');
      await change.audit({ action: 'canned_reply.delete', subject: ['canned_reply', params.id] });
      return { replies: await listReplies(change.db, tenantId) };
    });
  },
} satisfies Handlers<typeof helpdeskApi>;

async function readAgents(ctx: SignedInContext, db = ctx.db) {
  const rows = await listAgents(db, ctx.tenant.id, getPresenceStart(ctx.clock()));
  const own = rows.find(({ id }) => id === ctx.actor.userId);
  const offline: AgentState = 'offline';
  return {
    own_state: own?.chosen ?? offline,
    agents: rows.map((row) => ({
      id: row.id,
      name: row.full_name,
      state: row.is_connected ? row.chosen : offline,
      ...toAgentHours(row),
    })),
  };
}

function changeReply(
  ctx: SignedInContext,
  verb: 'create' | 'update',
  work: (change: Write) => Promise<CannedReply | undefined>,
): Promise<CannedReply> {
  return write(ctx, async (change) => {
    const reply = (await work(change)) ?? refuse('not_found');
    await change.audit({ action: `canned_reply.${verb}`, subject: ['canned_reply', reply.id] });
    return reply;
  });
}
