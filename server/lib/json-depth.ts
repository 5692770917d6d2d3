/** More levels than any body of the API has. */
export const maxJsonDepth = 32;

// Literals, not computed: this loop runs over every byte of every body.
const quote = 0x22;
const backslash = 0x5c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** Whether JSON is nested deeper than `maxJsonDepth`, without parsing it: parsing and validating deep values is slow. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < json.length; i += 1) {
    const code = json.charCodeAt(i);
    if (isInText) {
      if (code === backslash) i += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (code === openList || code === openObject) {
      depth += 1;
      if (depth > maxJsonDepth) return true;
    } else if (code === closeList || code === closeObject) depth -= 1;
  }
  return false;
}
