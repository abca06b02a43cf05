import { walkFirstAppointment } from '../fixtures/first-appointment-walk';
import { english, zhHant } from '../fixtures/words';

walkFirstAppointment({
  'in Traditional Chinese': { words: zhHant, look: { locale: 'zh-Hant' } },
  // A Latin name, so that no Chinese character at all may stand on a screen.
  'in English': { words: english, look: { locale: 'en' }, patientName: 'Anna Lindgren' },
});
