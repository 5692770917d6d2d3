/** The namespace of a phrase file: its name in camel case. `sign-in.json` is `signIn`. */
export function getNamespace(file: string): string {
  return file.replace(/\.json$/, '').replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
}
