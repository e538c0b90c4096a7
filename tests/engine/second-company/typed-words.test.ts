import { Project, SyntaxKind, type Node, type SourceFile } from 'ts-morph';
import { expect, test } from 'vitest';

// The words of the interface are in data/interface.yaml. A text in a component would have only one language.

const project = new Project({ skipAddingFilesFromTsConfig: true });
const files = project
  .addSourceFilesAtPaths([
    'src/{components,enquiry,layout}/**/*.{ts,tsx}',
    'src/pages/*/Page.tsx',
    'supabase/functions/send-contact-email/{enquiry,error-page,handler}.ts',
    'supabase/functions/send-contact-email/{mail,office}/*.ts',
    // What these send is for machines and engineers.
    '!supabase/functions/send-contact-email/{mail/{alarm,http,outbox,smtp,telegram},office/sign-in}.ts',
  ])
  .map((file) => ({ file, name: file.getFilePath().slice(process.cwd().length + 1) }));

const visible = ['alt', 'aria-label', 'aria-roledescription', 'label', 'one', 'placeholder', 'title'];
const isWord = (text: string) => /\p{L}{2}/u.test(text);
/**
 * A sentence, such as "Type your name.". Style names begin with a small letter, paths of drawings with a single
 * capital.
 */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}.* .*\p{L}/u.test(text);

/** Values that are typed in an attribute, such as `one="Review"`. */
function typedIn(attribute: Node): string[] {
  const name = attribute.getFirstChild()?.getText() ?? '';
  if (!visible.includes(name)) return [];
  const strings = attribute.getDescendants().filter((node) => node.isKind(SyntaxKind.StringLiteral));
  return strings.map((node) => node.getLiteralText()).filter(isWord);
}

/** The texts that are typed into a file and that a visitor would read. */
function textsTypedIn(file: SourceFile): string[] {
  const strings = [SyntaxKind.StringLiteral, SyntaxKind.NoSubstitutionTemplateLiteral] as const;
  // The message of an error is for engineers.
  const isShown = (node: Node) => !node.getParentOrThrow().isKind(SyntaxKind.NewExpression);
  const sentences = strings.flatMap((kind) =>
    file
      .getDescendantsOfKind(kind)
      .filter(isShown)
      .map((node) => node.getLiteralText()),
  );
  const templates = file
    .getDescendantsOfKind(SyntaxKind.TemplateExpression)
    .filter(isShown)
    .map((node) => node.getText().slice(1, -1));
  return [
    ...file
      .getDescendantsOfKind(SyntaxKind.JsxText)
      .map((node) => node.getText().trim())
      .filter(isWord),
    ...file.getDescendantsOfKind(SyntaxKind.JsxAttribute).flatMap(typedIn),
    ...[...sentences, ...templates].filter(isSentence),
  ];
}

test('no component and no page of the function contains a text for visitors', () => {
  for (const { file, name } of files) expect.soft(textsTypedIn(file), name).toEqual([]);
});
