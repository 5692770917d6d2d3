import { CircleHelp, Mail, MessageCircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu, type MenuEntry } from '#web/ui/action/menu.tsx';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));

/** Help, in the same place and order on every page. */
export function HelpMenu() {
  const t = useT();
  const [isContactOpen, setContactOpen] = useState(false);
  const faq: MenuEntry = { id: 'faq', label: t('shell.help.faq'), icon: MessageCircleQuestionMark, href: paths.faq };
  const contact: MenuEntry = {
    id: 'contact',
    label: t('shell.help.contact'),
    icon: Mail,
    onAction: () => setContactOpen(true),
  };
  return (
    <>
      <Menu
        label={t('shell.regions.help')}
        entries={hasPage(paths.faq) ? [faq, contact] : [contact]}
        trigger={(props) => (
          <Button {...props} variant="quiet" icon={CircleHelp}>
            {t('shell.bar.help')}
          </Button>
        )}
      />
      {isContactOpen && (
        <Suspense>
          <ContactDialog onClose={() => setContactOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
