import { readdirSync, readFileSync } from 'node:fs';

/**
 * The folder of the schemas. They belong to the program, so they are read when it starts. In a build, vite.config.ts puts
 * this module as deep.
 */
export const schemaFolder = new URL(/* @vite-ignore */ '../../schema/', import.meta.url);

/** The texts of the schemas by the names of their files. */
export const schemaTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(schemaFolder).map((name) => [name, readFileSync(new URL(name, schemaFolder), 'utf8')]),
);
