// gray-matter expects these globals, which Node has. It only keeps what `from` returns.
Object.assign(globalThis, { Buffer: { from: (text: string) => text }, process: { env: {} } });
