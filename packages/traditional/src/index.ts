/** Simplified Chinese as patients in Hong Kong, Macao and Taiwan write it. */
export { traditionalName, traditionalText } from './traditional.ts';
