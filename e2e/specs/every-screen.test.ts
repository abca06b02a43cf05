import { walkScreens } from '../fixtures/screen-walk';

walkScreens({ 'in Chinese': { locale: 'zh-Hans', widths: [320] } }, 6);
