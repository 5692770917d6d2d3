import { Eye } from 'lucide-react';
import { useState } from 'react';
import { filterSharedNeeds } from '#domain/features/needs/audience.ts';
import type { Disclosures, NamedAudience, Need } from '#domain/features/needs/contract.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { audienceText } from './need-texts.ts';
import css from './needs.module.css';
import { needText, useDisclosing } from './queries.ts';

interface ShareDialogProps {
  readonly needs: readonly Need[];
  readonly disclosures: Disclosures;
  readonly onClose: () => void;
}

/** Selects an audience and items and previews what they will see. Nothing is shared before confirmation. */
export function ShareDialog({ needs, disclosures, onClose }: ShareDialogProps) {
  const t = useT();
  const announce = useAnnounce();
  const [audience, setAudience] = useState<NamedAudience | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { show } = useDisclosing();
  const reason = audience === null || selected.length === 0 ? t('needs.sharing.chooseFirst') : undefined;
  const confirm = () => {
    if (audience === null || selected.length === 0) return;
    const { kind, id } = audience;
    const grant = { need_ids: selected.map(Number), audience: { kind, id } };
    show.mutate(grant, {
      onSuccess: () => {
        announce(t('needs.sharing.done'));
        onClose();
      },
    });
  };
  const actions = (
    <>
      <Button variant="primary" icon={Eye} reason={reason} isPending={show.isPending} onPress={confirm}>
        {t('needs.sharing.confirm')}
      </Button>
      <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
    </>
  );
  const known =
    audience === null ? [] : filterSharedNeeds(audience, needs, disclosures.grants).map(({ id }) => String(id));
  const visible = needs.filter(({ id }) => known.includes(String(id)) || selected.includes(String(id)));
  return (
    <Dialog isOpen onClose={onClose} title={t('needs.sharing.show')} actions={actions}>
      <div className={css.part}>
        <RadioGroup
          label={t('needs.sharing.audience')}
          value={audience && getKey(audience)}
          onChange={(key) => setAudience(disclosures.audiences.find((choice) => getKey(choice) === key) ?? null)}
          choices={disclosures.audiences.map((choice) => ({ value: getKey(choice), label: audienceText(t, choice) }))}
        />
        <CheckboxGroup
          label={t('needs.sharing.items')}
          value={selected}
          onChange={setSelected}
          choices={needs.map((need) => ({ value: String(need.id), label: needText(t, need) }))}
        />
        <Preview visible={audience === null ? [] : visible} />
        {show.error && <InlineNote tone="danger">{translateError(show.error)}</InlineNote>}
      </div>
    </Dialog>
  );
}

function Preview({ visible }: { readonly visible: readonly Need[] }) {
  const t = useT();
  return (
    <section aria-live="polite">
      <h3 className={css.title}>{t('needs.sharing.preview')}</h3>
      {visible.length === 0 ? (
        <p className={css.muted}>{t('needs.sharing.previewNothing')}</p>
      ) : (
        <ul className={css.plain}>
          {visible.map((need) => (
            <li key={need.id}>{needText(t, need)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function getKey(audience: NamedAudience): string {
  return `${audience.kind}:${audience.id ?? ''}`;
}
