/** Returns the file name of a downloaded resume: the given name, `_resume` and the file's extension. */
export function resumeFileName(name: string, file: string): string {
  const given = name.trim().split(/\s+/)[0] || 'my';
  const ending = /\.(pdf|docx?)$/i.exec(file)?.[0].toLowerCase() ?? '.pdf';
  return `${given}_resume${ending}`;
}
