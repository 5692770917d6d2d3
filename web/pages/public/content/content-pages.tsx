import { ArrowRight, CircleQuestionMark, Mail, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/app/paths.ts';
import { ContactForm } from '#web/features/feedback/contact-form.tsx';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { ContentPage } from './content-page.tsx';
import { newsDays, newsIds } from './news-items.ts';

/** The sections of each page, in order. */
const parts = {
  about: ['who', 'how', 'people', 'partners'],
  pricing: ['seekers', 'partners', 'employers', 'sponsors'],
  contact: ['write', 'call', 'self'],
  news: newsIds,
  press: ['what', 'why', 'contact'],
} as const;

export function AboutPage() {
  const t = useT();
  const isSignedIn = useSession((session) => session.user.authenticated);
  return (
    <TextPage name="about">
      {isSignedIn ? (
        <Way href={paths.contact} icon={Mail} label={t('content.contact.title')} />
      ) : (
        <Way href={paths.signUp} icon={UserPlus} label={t('shell.bar.signUp')} />
      )}
    </TextPage>
  );
}

export function PricingPage() {
  const t = useT();
  return (
    <TextPage name="pricing">
      <Way href={paths.contact} icon={Mail} label={t('content.contact.title')} />
    </TextPage>
  );
}

export function NewsPage() {
  const t = useT();
  return (
    <TextPage name="news">
      <Way href={paths.pressRelease} icon={ArrowRight} label={t('content.news.read')} />
    </TextPage>
  );
}

export function PressReleasePage() {
  const t = useT();
  const trail = [{ label: t('content.news.title'), href: paths.news }, { label: t('content.press.page') }];
  return (
    <TextPage name="press" above={<Breadcrumb trail={trail} />}>
      <Way href={paths.contact} icon={Mail} label={t('content.contact.title')} />
    </TextPage>
  );
}

/** The contact form and the contact details. */
export function ContactPage() {
  const t = useT();
  const { phone, email } = useTenant().contact;
  const rows = [
    {
      label: t('shell.contact.phone'),
      value: phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
    },
    { label: t('shell.contact.email'), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
  ].filter((row) => row.value);
  return (
    <TextPage name="contact">
      <CardSection title={t('content.contact.form.title')}>
        <ContactForm />
      </CardSection>
      {rows.length > 0 ? <SummaryList rows={rows} /> : <p>{t('content.contact.none')}</p>}
      <Way href={paths.faq} icon={CircleQuestionMark} label={t('help.title')} />
    </TextPage>
  );
}

interface TextPageProps {
  readonly name: keyof typeof parts;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

function TextPage({ name, above, children }: TextPageProps) {
  const t = useT();
  const { title } = useTenant();
  const sections = (parts[name] as readonly string[]).map((part) => ({
    title: t(`content.${name}.sections.${part}.title` as 'content.about.sections.who.title'),
    text: t(`content.${name}.sections.${part}.text` as 'content.about.sections.who.text'),
    day: name === 'news' ? newsDays[part] : undefined,
  }));
  return (
    <ContentPage
      title={t(`content.${name}.title`, { title })}
      purpose={t(`content.${name}.purpose`, { title })}
      above={above}
      sections={sections}
    >
      {children}
    </ContentPage>
  );
}

interface WayProps {
  readonly href: string;
  readonly icon: typeof Mail;
  readonly label: string;
}

function Way({ href, icon, label }: WayProps) {
  return (
    <div>
      <LinkButton icon={icon} href={href}>
        {label}
      </LinkButton>
    </div>
  );
}
