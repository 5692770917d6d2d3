import { type Taxonomy } from '#domain/features/matching/taxonomy.ts';
/** The terms that all tenants share. Each file is read on first use. */
export declare const sharedTaxonomy: Taxonomy;
