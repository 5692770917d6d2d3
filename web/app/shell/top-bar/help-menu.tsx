import { CircleHelp, Command, Mail, MessageCircle, MessageCircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { getPaletteShortcut, openPalette } from '#web/app/shell/palette/palette-open.ts';
import type { FeedbackDraft } from '#web/features/feedback/feedback-dialog.tsx';
import { openRating } from '#web/features/feedback/rating/rating-store.ts';
import { closeFeedback, useFeedbackRequest } from '#web/lib/feedback-request.ts';
import { useSession } from '#web/lib/session.ts';
import { translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu, type MenuEntry } from '#web/ui/action/menu.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';

const ContactDialog = lazy(async () => ({
  default: (await import('#web/app/shell/dialogs/contact-dialog.tsx')).ContactDialog,
}));
const FeedbackDialog = lazy(async () => ({
  default: (await import('#web/features/feedback/feedback-dialog.tsx')).FeedbackDialog,
}));

/** The help menu, at the same position on every page. */
export function HelpMenu() {
  const t = useT();
  const [open, setOpen] = useState<'contact' | 'feedback' | null>(null);
  const [discardedDraft, setDiscardedDraft] = useState<FeedbackDraft | null>(null);
  const request = useFeedbackRequest((feedback) => feedback.request);
  const isSignedIn = useSession((session) => session.user.authenticated);
  const faq: MenuEntry = { id: 'faq', label: t('shell.help.faq'), icon: MessageCircleQuestionMark, href: paths.faq };
  const contact: MenuEntry = {
    id: 'contact',
    label: t('shell.help.contact'),
    icon: Mail,
    onAction: () => setOpen('contact'),
  };
  const feedback: MenuEntry = {
    id: 'feedback',
    label: t('feedback.menu'),
    icon: MessageCircle,
    // Visitors can rate the product; a typed form needs an account.
    onAction: () => (isSignedIn ? setOpen('feedback') : openRating()),
  };
  const assistant: MenuEntry = {
    id: 'assistant',
    label: t('shell.help.assistant'),
    icon: CircleHelp,
    href: paths.assistant,
  };
  const palette: MenuEntry = {
    id: 'palette',
    label: `${t('commandMenu.title')} (${getPaletteShortcut()})`,
    icon: Command,
    onAction: openPalette,
  };
  const dropFeedback = (draft: FeedbackDraft | null) => {
    setOpen(null);
    closeFeedback();
    setDiscardedDraft(draft);
    if (draft)
      showToast({
        action: 'feedback',
        tone: 'info',
        text: translate('feedback.cleared'),
        onUndo: () => setOpen('feedback'),
      });
  };
  return (
    <>
      <Menu
        label={t('shell.regions.help')}
        entries={[...(hasPage(paths.faq) ? [faq] : []), ...(isSignedIn ? [assistant] : []), contact, feedback, palette]}
        trigger={(props) => (
          <Button {...props} variant="quiet" icon={CircleHelp}>
            {t('shell.bar.help')}
          </Button>
        )}
      />
      <Suspense>
        {open === 'contact' && <ContactDialog onClose={() => setOpen(null)} />}
        {(open === 'feedback' || request) && (
          <FeedbackDialog dropped={discardedDraft} start={request} onClose={dropFeedback} />
        )}
      </Suspense>
    </>
  );
}
