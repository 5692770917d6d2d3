import * as z from 'zod/mini';
import type { Approval, Decision } from '#domain/features/approvals/contract.ts';
import { paragraph } from '#domain/lib/fields.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './approval-card.module.css';
import { getName, isReturnable } from './request-name.ts';

interface DecisionDialogProps {
  readonly approval: Approval;
  readonly decision: Decision['decision'];
  readonly onSend: (decision: Decision) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Of an offer; other reasons can be longer. */
const longest = 1000;
const Approving = z.object({ reason: paragraph(longest) });
const Rejecting = z.object({ reason: paragraph(longest, 1) });

/** Confirms a final decision and its effect. A rejection requires a reason. */
export function DecisionDialog({ approval, decision, onSend, onClose }: DecisionDialogProps) {
  const t = useT();
  const name = getName(approval);
  const isApproval = decision === 'approved';
  const negative = isReturnable(approval) ? 'return' : 'reject';
  const texts = getTexts(approval, isApproval);
  const form = useSchemaForm(isApproval ? Approving : Rejecting, { reason: '' });
  const send = async ({ reason }: { reason: string }) => {
    await onSend({ decision, reason });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isApproval ? 'approvals.approveTitle' : `approvals.${negative}Title`, { name })}
    >
      <p className={css.effect}>
        {t(texts.effect, { name: approval.asked_by?.name ?? approval.offer?.asked_by ?? '' })}
      </p>
      <Form form={form} onSubmit={send}>
        <FormField control={form.control} name="reason" label={t(texts.reason)}>
          {(field) => (
            <TextArea
              {...field}
              rows={4}
              max={longest}
              isOptional={isApproval}
              {...(isApproval ? {} : { hint: t('approvals.reasonHint') })}
            />
          )}
        </FormField>
        <FormActions>
          <SubmitButton pendingText={t('approvals.deciding')}>
            {t(isApproval ? 'approvals.approveConfirm' : `approvals.${negative}Confirm`)}
          </SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** The texts of a decision: its effect and the use of the reason. */
function getTexts(
  { job, kind, offer }: Approval,
  isApproval: boolean,
): { readonly effect: PhraseKey; readonly reason: PhraseKey } {
  if (kind === 'name') {
    return isApproval
      ? { effect: 'approvals.nameApproveText', reason: 'approvals.messageLabel' }
      : { effect: 'approvals.nameRejectText', reason: 'approvals.reasonLabel' };
  }
  if (offer) {
    return isApproval
      ? { effect: 'approvals.offerApproveText', reason: 'approvals.jobMessageLabel' }
      : { effect: 'approvals.offerReturnText', reason: 'approvals.jobReasonLabel' };
  }
  if (!job) {
    return isApproval
      ? { effect: 'approvals.approveText', reason: 'approvals.messageLabel' }
      : { effect: 'approvals.rejectText', reason: 'approvals.reasonLabel' };
  }
  return isApproval
    ? { effect: 'approvals.jobApproveText', reason: 'approvals.jobMessageLabel' }
    : { effect: 'approvals.jobRejectText', reason: 'approvals.jobReasonLabel' };
}
