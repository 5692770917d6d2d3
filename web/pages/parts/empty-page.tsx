import { ArrowRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

interface EmptyPageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** The purpose of the page. */
  readonly purpose: string;
  readonly empty: string;
  readonly text: string;
  /** A useful link. */
  readonly action: { readonly href: string; readonly label: string };
  /** Above the title, such as a breadcrumb. */
  readonly above?: ReactNode;
}

/** An empty page: its purpose, what it will show, and a useful link. */
export function EmptyPage({ icon, title, purpose, empty, text, action, above }: EmptyPageProps) {
  return (
    <>
      <PageHeader title={title} purpose={purpose} above={above} />
      <EmptyState
        icon={icon}
        title={empty}
        action={
          <LinkButton icon={ArrowRight} href={action.href}>
            {action.label}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
