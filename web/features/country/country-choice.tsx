import { LocateFixed, MapPinned } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { chooseSite, setDetectedCountry } from '#web/lib/country.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { Card } from '#web/ui/layout/card.tsx';
import css from './country-choice.module.css';
import { findCountry } from './find-country.ts';

interface CountryChoiceProps {
  /** The page offers the Canada site unasked, so that the person can decline. */
  readonly isOffer?: boolean;
}

/** Switches to the Canada site manually or by location, which is requested only after a button press. */
export function CountryChoice({ isOffer = false }: CountryChoiceProps) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'looking' | 'elsewhere' | 'declined'>('idle');
  const look = async () => {
    setState('looking');
    const code = await findCountry();
    setDetectedCountry(code);
    setState('elsewhere');
    if (code !== 'CA') announce(t('canada.notDetected'));
  };
  const open = () => {
    chooseSite('canada');
    void navigate(paths.canada);
  };
  const decline = () => {
    chooseSite('general');
    setState('declined');
  };
  if (state === 'declined') return <Declined />;
  return (
    <Card as="section" labelledBy={id} tone="sunken">
      <h2 id={id} className={css.title}>
        {t('canada.question')}
      </h2>
      <p>{t('canada.questionText')}</p>
      <div className={css.ways}>
        <Button icon={MapPinned} onPress={open}>
          {t('canada.open')}
        </Button>
        <Button
          variant="quiet"
          icon={LocateFixed}
          isPending={state === 'looking'}
          pendingText={t('canada.detecting')}
          onPress={() => void look()}
        >
          {t('canada.locate')}
        </Button>
        {isOffer && (
          <Button variant="quiet" onPress={decline}>
            {t('canada.decline')}
          </Button>
        )}
      </div>
      {state === 'elsewhere' && <p className={css.result}>{t('canada.notDetected')}</p>}
    </Card>
  );
}

/** Takes the place of the offer, and its focus. */
function Declined() {
  const t = useT();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      {t('canada.declined')}
    </p>
  );
}
