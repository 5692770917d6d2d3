import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountsApi, type Tokens } from '#domain/features/accounts/contract.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { twoFactorHelpers } from '#server/testing/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

/** For the full run: SESSION_RUNS=5000 npx vitest run server/features/accounts/session/session-model.test.ts */
const runs = Number(process.env.SESSION_RUNS ?? 8);

const app = testApp({ isClockStopped: true, maxWaitMs: 30_000 });
const { signUp, signIn } = twoFactorHelpers(app);

/** A refresh token with the moment it was spent; its successor is the next one of the session. */
interface RefreshToken {
  readonly token: string;
  readonly expiresAt: number;
  spentAt: number | null;
}

interface AccessToken {
  readonly token: string;
  readonly expiresAt: number;
}

interface ModelSession {
  readonly expiresAt: number;
  readonly refreshTokens: RefreshToken[];
  readonly accessTokens: AccessToken[];
  isEnded: boolean;
}

/** The sessions of one account by the rules, next to the server that is under test. */
class SessionModel {
  readonly sessions: ModelSession[] = [];
  isDisabled = false;
  elapsed = 0;

  addSession(tokens: Tokens): void {
    const session = {
      expiresAt: this.elapsed + sessionSeconds.seekerMax,
      refreshTokens: [],
      accessTokens: [],
      isEnded: false,
    };
    this.sessions.push(session);
    this.addTokens(session, tokens);
  }

  addTokens(session: ModelSession, { access, refresh }: Tokens): void {
    session.accessTokens.push({ token: access, expiresAt: this.elapsed + sessionSeconds.accessToken });
    if (session.refreshTokens.some(({ token }) => token === refresh)) return;
    session.refreshTokens.push({
      token: refresh,
      expiresAt: this.elapsed + sessionSeconds.refreshIdle,
      spentAt: null,
    });
  }

  isLive({ isEnded, expiresAt }: ModelSession): boolean {
    return !isEnded && !this.isDisabled && this.elapsed < expiresAt;
  }

  accepts(session: ModelSession, { expiresAt }: AccessToken): boolean {
    return this.isLive(session) && this.elapsed < expiresAt;
  }

  /** Whether the token is exchanged. A spent one outside the grace period, or whose successor is spent, ends the session. */
  exchanges(session: ModelSession, index: number): boolean {
    const refresh = session.refreshTokens[index];
    if (!refresh || !this.isLive(session) || this.elapsed >= refresh.expiresAt) return false;
    if (refresh.spentAt === null) {
      refresh.spentAt = this.elapsed;
      return true;
    }
    const isInGrace = this.elapsed - refresh.spentAt <= sessionSeconds.refreshGrace;
    if (isInGrace && session.refreshTokens[index + 1]?.spentAt === null) return true;
    session.isEnded = true;
    return false;
  }
}

const { refreshGrace, accessToken } = sessionSeconds;

const passedSeconds = [refreshGrace * 0.35, refreshGrace * 2, 60, accessToken - 60, 86_400];

/** One step; `pick` chooses among the sessions and tokens that exist. */
const step = fc.record({
  kind: fc.constantFrom(
    ...(['refresh', 'refresh', 'refresh', 'repeat', 'repeat', 'pass', 'pass'] as const),
    ...(['sign_in', 'sign_out', 'end_others', 'disable', 'enable'] as const),
  ),
  pick: fc.nat(1000),
  seconds: fc.constantFrom(...passedSeconds),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe('a session in any order of sign-in, refresh, stolen refresh, sign-out, and disabling', () => {
  it(
    'every token is accepted exactly when the rules allow it',
    async ({ annotate }) => {
      let checkedCount = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          checkedCount += await runSteps(steps);
        }),
        { numRuns: runs },
      );
      await annotate(`${runs} histories, ${checkedCount} answers as the rules say`);
    },
    180_000 + runs * 2000,
  );
});

/** Returns how many answers were compared with the model. */
async function runSteps(steps: readonly Step[]): Promise<number> {
  const tenant = await makeTenant(app());
  await signUp(tenant);
  const model = new SessionModel();
  const call = (token: string) => ({ ...tenant.visitor, token });
  const { db } = app().services.database;
  const setState = (state: 'active' | 'disabled') =>
    db.updateTable('users').set({ state }).where('tenant_id', '=', tenant.id).execute();
  let checkedCount = 0;

  const signInOnce = async () => {
    const answer = await signIn(tenant);
    expect(answer.status).toBe(model.isDisabled ? 401 : 200);
    if (answer.status === 200) model.addSession(answer.body);
  };
  const refresh = async (session: ModelSession, index: number) => {
    const body = { refresh: session.refreshTokens[index]?.token ?? '' };
    const isAllowed = model.exchanges(session, index);
    const answer = await send(app(), tenant.visitor, accountsApi.refresh, { body });
    expect(answer.status).toBe(isAllowed ? 200 : 401);
    if (answer.status === 200) model.addTokens(session, answer.body);
    checkedCount += 1;
  };
  const checkAccess = async () => {
    for (const session of model.sessions) {
      for (const access of session.accessTokens) {
        const { status } = await send(app(), call(access.token), accountsApi.me);
        expect(status).toBe(model.accepts(session, access) ? 200 : 401);
        checkedCount += 1;
      }
    }
  };
  const endSession = async (session: ModelSession) => {
    const access = session.accessTokens.at(-1)?.token ?? '';
    expect((await send(app(), call(access), accountsApi.signOut)).status).toBe(200);
    session.isEnded = true;
  };
  const endOthers = async (session: ModelSession) => {
    const access = session.accessTokens.at(-1);
    const isAllowed = access !== undefined && model.accepts(session, access);
    const { status } = await send(app(), call(access?.token ?? ''), securityApi.endOthers);
    expect(status).toBe(isAllowed ? 200 : 401);
    if (!isAllowed) return;
    for (const other of model.sessions) other.isEnded ||= other !== session;
  };

  try {
    await signInOnce();
    for (const { kind, pick, seconds } of steps) {
      const session = model.sessions[pick % model.sessions.length];
      if (!session) break;
      const newest = session.refreshTokens.length - 1;
      if (kind === 'refresh') await refresh(session, newest);
      if (kind === 'repeat') await refresh(session, pick % session.refreshTokens.length);
      if (kind === 'sign_in') await signInOnce();
      if (kind === 'sign_out') await endSession(session);
      if (kind === 'end_others') await endOthers(session);
      if (kind === 'disable' || kind === 'enable') {
        model.isDisabled = kind === 'disable';
        await setState(model.isDisabled ? 'disabled' : 'active');
      }
      if (kind === 'pass') {
        app().passTime(seconds);
        model.elapsed += seconds;
      }
      await checkAccess();
    }
  } finally {
    app().passTime(-model.elapsed);
  }
  return checkedCount;
}
