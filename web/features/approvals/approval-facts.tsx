import type { Approval } from '#domain/features/approvals/contract.ts';
import { describeTerms } from '#domain/features/offers/describe.ts';
import { parseWebLink } from '#domain/lib/link.ts';
import { formatTags } from '#domain/phrases/phrases.ts';
import { paths } from '#web/app/paths.ts';
import { getCurrentLanguage, type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Time } from '#web/ui/data/time.tsx';
import css from './approval-card.module.css';

/** Facts for the decision, without empty ones. */
export function ApprovalFacts({ approval }: { readonly approval: Approval }) {
  const t = useT();
  const { job, offer } = approval;
  const own = useOwnFacts(approval);
  const asked = [
    { label: t('approvals.asked'), value: <Time when={approval.asked_at} variant="both" /> },
    { label: t('approvals.askedBy'), value: approval.asked_by?.name ?? approval.offer?.asked_by },
  ];
  const decided = [
    { label: t('approvals.decided'), value: approval.decided_at && <Time when={approval.decided_at} variant="both" /> },
    { label: t('approvals.decidedBy'), value: approval.decided_by },
    { label: t('approvals.reason'), value: written(approval.reason) },
  ];
  return (
    <>
      <SummaryList rows={[...asked, ...own, ...decided].filter(({ value }) => value)} />
      {job && (
        <p className={css.more}>
          <Link href={paths.job(job.id)}>{t('approvals.seeJob')}</Link>
        </p>
      )}
      {offer && (
        <p className={css.more}>
          <Link href={paths.offerOf(offer.application_id)}>{t('approvals.seeOffer')}</Link>
        </p>
      )}
    </>
  );
}

function useOwnFacts(approval: Approval) {
  const t = useT();
  const { organisation, asked_by: asker, job, offer, requested_name: newName } = approval;
  if (offer) return listOfferFacts(t, organisation.name, offer);
  if (job) {
    return [
      { label: t('approvals.employer'), value: organisation.name },
      { label: t('approvals.location'), value: [job.city, job.region].filter(Boolean).join(', ') },
      { label: t('approvals.inShort'), value: written(job.summary.join('\n')) },
      { label: t('approvals.about'), value: written(job.description) },
    ];
  }
  const nameFacts = [
    // Once approved, the organization has the new name.
    { label: t('approvals.currentName'), value: approval.status !== 'approved' && organisation.name },
    { label: t('approvals.newName'), value: newName },
  ];
  const place = [organisation.city, organisation.region, organisation.country].filter(Boolean).join(', ');
  const proven = asker?.is_email_verified ? 'approvals.emailProven' : 'approvals.emailOpen';
  return [
    ...(newName === null ? [] : nameFacts),
    { label: t('approvals.kind'), value: t(`approvals.kinds.${organisation.kind}`) },
    { label: t('approvals.email'), value: asker && `${asker.email} (${t(proven)})` },
    { label: t('approvals.website'), value: organisation.website && <Website address={organisation.website} /> },
    { label: t('approvals.location'), value: place },
    { label: t('approvals.about'), value: written(organisation.description) },
  ];
}

function listOfferFacts(t: Translate, employer: string, { job, terms }: NonNullable<Approval['offer']>) {
  const shown = describeTerms(
    { ...terms, pay_schedule: '', accommodations: null, pay_reason: '' },
    {
      languageTag: formatTags[getCurrentLanguage()],
      formatPeriod: (period, pay) => t(`jobs.detail.pay.per.${period}`, { pay }),
    },
  );
  return [
    { label: t('approvals.employer'), value: employer },
    { label: t('approvals.job'), value: terms.title || job },
    { label: t('offers.terms.pay'), value: shown.pay },
    { label: t('offers.terms.start'), value: shown.start },
    { label: t('offers.terms.hours'), value: shown.hours },
    { label: t('approvals.location'), value: shown.location },
    { label: t('offers.terms.answer_by'), value: shown.answer_by },
  ];
}

/** Text with its line breaks. */
function written(text: string) {
  return text && <span className={css.written}>{text}</span>;
}

function Website({ address }: { readonly address: string }) {
  const link = parseWebLink(address);
  if (!link) return address;
  return (
    <Link href={link} isNewTab>
      {address}
    </Link>
  );
}
