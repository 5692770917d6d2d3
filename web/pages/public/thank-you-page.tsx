import { FileUp, Footprints, type LucideIcon, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { signUpKinds } from '#domain/features/accounts/sign-up-kinds.ts';
import { paths } from '#web/app/paths.ts';
import { AccountCreated } from '#web/features/accounts/sign-up/account-created.tsx';
import { getNewcomerGroup, type NewcomerGroup, NextSteps } from '#web/features/accounts/sign-up/next-steps.tsx';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { MessagePage } from '#web/pages/parts/message-page.tsx';
import { TaskPage } from '#web/pages/parts/task-page.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const actions: Record<NewcomerGroup, readonly [LucideIcon, string]> = {
  candidate: [FileUp, `${paths.onboarding}?step=resume`],
  employer: [Pencil, paths.createJob],
  partner: [Footprints, paths.onboarding],
};

/** The next steps after sign-up. Opened directly, it only says thank you. */
export function ThankYouPage() {
  const t = useT();
  const { state } = useLocation();
  const [created] = useState(createdIn(state));
  useCustomTitle(created === null ? null : t('accounts.thankYou.title'));
  const [wanted] = useState(getReturnAddress(state));
  if (created === null) {
    return (
      <MessagePage
        picture="letter"
        title={t('accounts.thankYou.visitor.title')}
        text={t('accounts.thankYou.visitor.text')}
      />
    );
  }
  const [icon, href] = actions[created];
  return (
    <TaskPage picture="letter">
      <PageHeader title={t('accounts.thankYou.title')} />
      <AccountCreated wanted={wanted} />
      <Card>
        <NextSteps group={created}>
          <div>
            <LinkButton icon={icon} href={href}>
              {t(`accounts.thankYou.${created}.action`)}
            </LinkButton>
          </div>
        </NextSteps>
      </Card>
    </TaskPage>
  );
}

function createdIn(state: unknown): NewcomerGroup | null {
  const { created } = Object(state);
  return signUpKinds.includes(created) ? getNewcomerGroup(created) : null;
}
