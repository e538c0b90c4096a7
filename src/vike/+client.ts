import '#client/entry.ts';
