import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ApiToken } from '#domain/features/api-tokens/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDateTime, formatRelative } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { SecretOnce } from '#web/ui/data/secret-once.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import css from './api-tokens.module.css';
import { NewToken } from './new-token.tsx';
import { ownApiTokens, useApiTokenActions } from './queries.ts';
import { scopeKeys } from './scope-keys.ts';

/** The person's API tokens: create, see the last use, revoke. */
export function ApiTokens() {
  const t = useT();
  const { data, error, refetch } = useQuery(ownApiTokens);
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('common.states.loadingName', { name: t('integrations.tokens.title') })} />;
  return (
    <div className={css.tokens}>
      <p>
        {t('integrations.tokens.text')}{' '}
        <Link href="/api/docs" isNewTab>
          {t('integrations.docs')}
        </Link>
      </p>
      {secret && <SecretOnce text={t('integrations.tokens.secret')} secret={secret} onDone={() => setSecret(null)} />}
      {data.tokens.length === 0 && <p className={css.muted}>{t('integrations.tokens.none')}</p>}
      <ul className={css.list}>
        {data.tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      {isCreating ? (
        <NewToken
          onCreated={(created) => {
            setSecret(created);
            setCreating(false);
          }}
          onCancel={() => setCreating(false)}
        />
      ) : (
        <Button icon={Plus} onPress={() => setCreating(true)}>
          {t('integrations.tokens.create')}
        </Button>
      )}
    </div>
  );
}

function TokenRow({ token }: { readonly token: ApiToken }) {
  const t = useT();
  const { revoke } = useApiTokenActions();
  const [isAsking, setAsking] = useState(false);
  const { name } = token;
  const used = token.last_used_at
    ? t('integrations.tokens.used', { when: formatRelative(token.last_used_at) })
    : t('integrations.tokens.unused');
  return (
    <li className={css.token}>
      <div className={css.facts}>
        <p className={css.name}>{name}</p>
        <p>{token.scopes.map((scope) => t(`integrations.scopes.${scopeKeys[scope]}`)).join(', ')}</p>
        <p className={css.muted}>
          {t('integrations.tokens.facts', { ending: token.ending, until: formatDateTime(token.expires_at) })} · {used}
        </p>
        {revoke.error && <InlineNote tone="danger">{translateError(revoke.error)}</InlineNote>}
      </div>
      <Button icon={Trash2} aria-label={t('integrations.tokens.revokeNamed', { name })} onPress={() => setAsking(true)}>
        {t('integrations.tokens.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t('integrations.tokens.revokeTitle', { name })}
        text={t('integrations.tokens.revokeText')}
        confirmLabel={t('integrations.tokens.revoke')}
        isPending={revoke.isPending}
        onConfirm={() => revoke.mutate(token.id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
