export type LegalSection = { id: string; title: string; text: string[]; list?: string[] };
export type LegalText = { title: string; updated: string; intro: string; sections: LegalSection[] };
