// In a file of its own, so that the list brings the picker only when it is opened.
export { CityPicker as default } from '@xinglin/ui';
