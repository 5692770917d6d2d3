import { useMutation } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRestrictedEmail } from '#domain/lib/restricted-email.ts';
import { paths } from '#web/app/paths.ts';
import { checkEmail } from '#web/features/chat/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { closeChat, replaceScreen } from './chat-store.ts';
import css from './chat-window.module.css';
import { createGuestChat } from './new-chat.ts';

/** Asks a visitor for an email address and says whether an account with it exists. A failed check shows no message. */
export function GuestEmail() {
  const t = useT();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const check = useMutation({ mutationFn: checkEmail });
  const error = isRestrictedEmail(email.trim()) ? undefined : t('chat.invalidEmail');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (error) input.current?.focus();
    else if (!check.isPending) check.mutate(email.trim());
  };
  if (check.data !== undefined) return <Result isRegistered={check.data} />;
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <EmailField
        ref={input}
        label={t('chat.email')}
        value={email}
        onChange={setEmail}
        error={isChecked ? error : undefined}
        hint={t('chat.emailHint')}
      />
      <Button
        type="submit"
        variant="primary"
        isWide
        isPending={check.isPending}
        pendingText={t('chat.checking')}
        {...(email.trim() === '' ? { reason: t('chat.emailFirst') } : {})}
      >
        {t('chat.submit')}
      </Button>
      <p className={css.note}>{t('feedback.rating.hint')}</p>
    </form>
  );
}

/** Takes the focus, because the form is gone. */
function Result({ isRegistered }: { readonly isRegistered: boolean }) {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={css.form}>
      <p ref={text} tabIndex={-1}>
        {t(isRegistered ? 'chat.registered' : 'chat.notRegistered')}
      </p>
      {isRegistered ? (
        <LinkButton href={paths.login} variant="primary" isWide onPress={closeChat}>
          {t('chat.signIn')}
        </LinkButton>
      ) : (
        <>
          <LinkButton href={paths.signUp} variant="primary" isWide onPress={closeChat}>
            {t('chat.signUp')}
          </LinkButton>
          <Button icon={MessageSquare} isWide onPress={() => replaceScreen(createGuestChat())}>
            {t('chat.continue')}
          </Button>
        </>
      )}
    </div>
  );
}
