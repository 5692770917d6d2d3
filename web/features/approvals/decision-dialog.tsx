import * as z from 'zod/mini';
import type { Decision } from '#domain/features/approvals/contract.ts';
import { paragraph } from '#domain/lib/fields.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './approval-card.module.css';

interface DecisionDialogProps {
  readonly name: string;
  readonly decision: Decision['decision'];
  readonly onSend: (decision: Decision) => Promise<unknown>;
  readonly onClose: () => void;
}

const longest = 2000;
const Approving = z.object({ reason: paragraph(longest) });
const Rejecting = z.object({ reason: paragraph(longest, 1) });

/** Names the effect before a decision that stands; a rejection needs its reason. */
export function DecisionDialog({ name, decision, onSend, onClose }: DecisionDialogProps) {
  const t = useT();
  const isApproval = decision === 'approved';
  const form = useSchemaForm(isApproval ? Approving : Rejecting, { reason: '' });
  const send = async ({ reason }: { reason: string }) => {
    await onSend({ decision, reason });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isApproval ? 'approvals.approveTitle' : 'approvals.rejectTitle', { name })}
    >
      <p className={css.effect}>{t(isApproval ? 'approvals.approveText' : 'approvals.rejectText')}</p>
      <Form form={form} onSend={send}>
        <FormField
          control={form.control}
          name="reason"
          label={t(isApproval ? 'approvals.messageLabel' : 'approvals.reasonLabel')}
        >
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
          <Button
            type="submit"
            variant="primary"
            isPending={form.formState.isSubmitting}
            pendingText={t('approvals.deciding')}
          >
            {t(isApproval ? 'approvals.approveConfirm' : 'approvals.rejectConfirm')}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
