import { buffer } from 'node:stream/consumers';
import type { Language } from '@nukkad/contract';
import PDFDocument from 'pdfkit';
import type { ResumeContent, ResumeEntry } from './resume-content.ts';
import { fontPath } from './resume-fonts.ts';
import { resumeTexts } from './resume-texts.ts';
import { TextSetter, type TextStyle } from './text-setter.ts';

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const COLUMN = PAGE.width - 2 * MARGIN;
const ACCENT = '#0b5d57';
const BAND = '#0b5d57';
const PHOTO = 84;
const CHIP = { height: 20, pad: 9, gap: 6, fill: '#e3f1ee' };

const NAME: TextStyle = { size: 25, weight: 700, colour: '#ffffff', leading: 1.25 };
const HEADLINE: TextStyle = { size: 12.5, weight: 600, colour: '#d6efe9' };
const CONTACT: TextStyle = { size: 9.5, weight: 400, colour: '#ffffff' };
const HEADING: TextStyle = { size: 12, weight: 700, colour: ACCENT };
const TITLE: TextStyle = { size: 11, weight: 600, colour: '#16211f' };
const BODY: TextStyle = { size: 10, weight: 400, colour: '#2e3a37' };
const QUIET: TextStyle = { size: 9.5, weight: 400, colour: '#5c6b67' };
const SKILL: TextStyle = { size: 9.5, weight: 600, colour: '#0b4a45' };

/** Draws content on pages from top to bottom. `y` is the current position, in points from the top of the page. */
class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly setter: TextSetter;
  y = 0;

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
    this.setter = new TextSetter(document);
  }

  /** Starts a new page if less than `height` is left on this one. */
  need(height: number): void {
    if (this.y + height <= PAGE.height - MARGIN) return;
    this.document.addPage();
    this.y = MARGIN;
  }

  paragraph(text: string, style: TextStyle, width = COLUMN, x = MARGIN): void {
    const height = this.setter.lineHeight(style);
    for (const line of this.setter.lines(text, style, width)) {
      this.need(height);
      this.y += height;
      this.setter.draw(line, style, x, this.y - height * 0.28);
    }
  }
}

function drawPhoto({ document }: Sheet, photo: Buffer, bandHeight: number): void {
  const x = PAGE.width - MARGIN - PHOTO;
  const y = (bandHeight - PHOTO) / 2;
  document.save().circle(x + PHOTO / 2, y + PHOTO / 2, PHOTO / 2);
  document.clip().image(photo, x, y, { cover: [PHOTO, PHOTO], align: 'center', valign: 'center' });
  document.restore();
}

function drawHead(sheet: Sheet, { name, headline, contact, photo }: ResumeContent): void {
  const width = photo ? COLUMN - PHOTO - 24 : COLUMN;
  const { setter } = sheet;
  const parts = [
    { lines: setter.lines(name, NAME, width), style: NAME },
    { lines: headline ? setter.lines(headline, HEADLINE, width) : [], style: HEADLINE },
    { lines: setter.lines(contact.join('  •  '), CONTACT, width), style: CONTACT },
  ];
  const text = parts.reduce((sum, { lines, style }) => sum + lines.length * setter.lineHeight(style), 0);
  const band = Math.max(text + 52, photo ? PHOTO + 40 : 0);
  sheet.document.rect(0, 0, PAGE.width, band).fill(BAND);
  sheet.y = (band - text) / 2;
  for (const { lines, style } of parts) sheet.paragraph(lines.join('\n'), style, width);
  if (photo) drawPhoto(sheet, photo, band);
  sheet.y = band + 10;
}

function drawHeading(sheet: Sheet, text: string): void {
  sheet.need(70);
  sheet.y += 16;
  sheet.paragraph(text, HEADING);
  sheet.document
    .moveTo(MARGIN, sheet.y + 2)
    .lineTo(PAGE.width - MARGIN, sheet.y + 2)
    .lineWidth(0.8)
    .strokeColor('#b9d8d2')
    .stroke();
  sheet.y += 8;
}

function drawEntry(sheet: Sheet, { title, place, period, text }: ResumeEntry): void {
  const { setter } = sheet;
  sheet.need(setter.lineHeight(TITLE) + setter.lineHeight(QUIET) * 2);
  const periodWidth = period ? setter.width(period, QUIET) : 0;
  const top = sheet.y;
  sheet.paragraph(title, TITLE, COLUMN - periodWidth - 16);
  if (period) {
    const baseline = top + setter.lineHeight(TITLE) * 0.72;
    setter.draw(period, QUIET, PAGE.width - MARGIN - periodWidth, baseline);
  }
  if (place) sheet.paragraph(place, QUIET);
  if (text) sheet.paragraph(text, BODY);
  sheet.y += 8;
}

function drawSkills(sheet: Sheet, skills: readonly string[]): void {
  const { document, setter } = sheet;
  let x = MARGIN;
  sheet.need(CHIP.height);
  for (const skill of skills) {
    const width = Math.min(setter.width(skill, SKILL) + 2 * CHIP.pad, COLUMN);
    if (x + width > PAGE.width - MARGIN) {
      x = MARGIN;
      sheet.y += CHIP.height + CHIP.gap;
      sheet.need(CHIP.height);
    }
    document.roundedRect(x, sheet.y, width, CHIP.height, CHIP.height / 2).fill(CHIP.fill);
    setter.draw(skill, SKILL, x + CHIP.pad, sheet.y + CHIP.height * 0.66);
    x += width + CHIP.gap;
  }
  sheet.y += CHIP.height;
}

function drawBody(sheet: Sheet, content: ResumeContent, language: Language): void {
  const heading = (key: 'about' | 'work' | 'education' | 'skills') =>
    drawHeading(sheet, resumeTexts[language](key));
  if (content.about) {
    heading('about');
    sheet.paragraph(content.about, BODY);
  }
  if (content.work.length > 0) {
    heading('work');
    for (const entry of content.work) drawEntry(sheet, entry);
  }
  if (content.education.length > 0) {
    heading('education');
    for (const entry of content.education) drawEntry(sheet, entry);
  }
  if (content.skills.length > 0) {
    heading('skills');
    drawSkills(sheet, content.skills);
  }
}

/** Returns a resume as a PDF with as many pages as it needs. */
export async function drawResume(content: ResumeContent, language: Language): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: `${language}-IN`,
    displayTitle: true,
    font: fontPath('latin', 400),
    info: { Title: content.name, Author: content.name },
  });
  const written = buffer(document);
  const sheet = new Sheet(document);
  drawHead(sheet, content);
  drawBody(sheet, content, language);
  document.end();
  return written;
}
