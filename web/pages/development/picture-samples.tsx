import { CalendarDays, LampDesk, Volume1 } from 'lucide-react';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { SensoryMap } from '#web/ui/mark/sensory-map.tsx';
import { Picture, type PictureName } from '#web/ui/picture/picture.tsx';
import { Sample } from './sample.tsx';

const scenes: readonly PictureName[] = ['signpost', 'door', 'lamp', 'desk', 'letter'];
const roundScenes: readonly PictureName[] = ['profile', 'buildings', 'pair'];

export function PictureSamples() {
  return (
    <>
      <Sample name="EmployerMark">
        {([26, 32, 40, 52, 64] as const).map((size) => (
          <EmployerMark key={size} id={2} name="Quillmark Mutual" size={size} />
        ))}
        {['Fernhollow Software', 'Larkspan Logistics', 'Oakmere Credit Union', '24', '한빛'].map((name, index) => (
          <EmployerMark key={name} id={index + 10} name={name} />
        ))}
        <EmployerMark id={9} name="With a logo" logo="/favicon.svg" />
      </Sample>
      <Sample name="SensoryMap" layout="stack">
        <SensoryMap facts={facts} />
        <SensoryMap facts={facts} isCompact />
      </Sample>
      <Sample name="Picture">
        {scenes.map((name) => (
          <Picture key={name} name={name} size="small" />
        ))}
        {roundScenes.map((name) => (
          <Picture key={name} name={name} size="round" />
        ))}
      </Sample>
      <Sample name="Picture, large and wide" layout="grid">
        <Picture name="desk" size="large" />
        <Picture name="hero" size="wide" />
      </Sample>
    </>
  );
}

const facts = [
  { icon: Volume1, label: 'Noise', fact: 'Soft voices' },
  { icon: LampDesk, label: 'Light', fact: 'Daylight, can be dimmed' },
  { icon: CalendarDays, label: 'Meetings per week', fact: '' },
];
