import { walkFirstAppointment } from '../fixtures/first-appointment-walk';
import { zhHans } from '../fixtures/words';

walkFirstAppointment({
  'in Chinese': { words: zhHans, look: { locale: 'zh-Hans' } },
  'in Chinese and elder mode': { words: zhHans, look: { locale: 'zh-Hans', mode: 'elder' } },
});
