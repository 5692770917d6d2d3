import { useTenant } from '#web/features/tenants/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

/** The phone number and concierge email of the tenant. */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { phone, email } = useTenant().contact;
  const rows = [
    {
      label: t('shell.contact.phone'),
      value: phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
    },
    { label: t('shell.contact.email'), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('shell.contact.title')} isDismissable>
      <p>{t('shell.contact.intro')}</p>
      <SummaryList rows={rows.filter((row) => row.value)} />
    </Dialog>
  );
}
