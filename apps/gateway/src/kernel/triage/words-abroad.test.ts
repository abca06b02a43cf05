import { describe, expect, it } from 'vitest';
import { departmentsFor } from './departments-for';
import { readWordsAbroad } from './words-abroad';

const read = (text: string) => departmentsFor(text);

describe('a text from abroad', () => {
  it.each([
    ['Ho mal di testa e capogiri', 'neurology'],
    ['Mio figlio ha la febbre da tre giorni', 'paediatrics'],
    ['dolore al ginocchio destro', 'orthopaedics'],
    ['J’ai mal aux dents depuis hier', 'dentistry'],
    ['Des démangeaisons et une éruption cutanée', 'dermatology'],
    ['demangeaisons', 'dermatology'],
    ['Saya batuk dan berdahak', 'respiratory'],
    ['Telinga sakit sebelah kiri', 'ear-nose-throat'],
    ['I have toothache', 'dentistry'],
    ['肚子疼', 'gastroenterology'],
  ])('“%s” leads to %s', (text, department) => {
    expect(read(text).departments[0]?.departmentId).toBe(department);
  });

  it.each([
    ['Ho un forte dolore al petto', 'heart-attack'],
    ['Mia madre non riesce a respirare', 'cannot-breathe'],
    ['Mon père a la bouche de travers et du mal à parler', 'stroke-signs'],
    ['je veux mourir', 'harming-oneself'],
    ['Ibu saya tidak sadarkan diri', 'unconscious'],
    ['nyeri dada dan sesak napas', 'heart-attack'],
    ['Sono incinta e ho mal di pancia', 'pregnancy-danger'],
  ])('“%s” cannot wait: %s', (text, flag) => {
    expect(read(text).redFlags.map(({ id }) => id)).toContain(flag);
  });

  it.each([
    'Non ho dolore al petto',
    'pas de douleur thoracique',
    'tidak nyeri dada',
    'senza febbre',
  ])('“%s” says that it is not so', (text) => {
    expect(read(text)).toMatchObject({ departments: [], redFlags: [] });
  });
});

it('each word is one that the tables know', () => {
  const unknown = readWordsAbroad().filter(({ word }) => {
    const { departments, redFlags } = departmentsFor(word);
    return departments.length + redFlags.length === 0;
  });
  // A person alone leads nowhere.
  expect(unknown.map(({ word }) => word)).toEqual(['孩子']);
});
