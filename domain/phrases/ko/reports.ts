import type { Phrases } from '#domain/phrases/phrases.ts';

export const reports = {
  back: '모든 보고서',
  empty: '이 보고서는 아직 열리지 않았습니다',
  text: '대시보드에서 오늘의 수치를 볼 수 있습니다.',
  dashboard: '대시보드로 가기',
  hiring: {
    title: '채용 보고서',
    purpose: '보고서마다 질문 하나에 답합니다.',
  },
  partner: {
    title: '파트너 보고서',
    purpose: '단체가 돌보는 구직자에 관한 보고서입니다.',
  },
  currentPipeline: {
    title: '현재 진행 상황',
    purpose: '지금 단계마다 몇 명이 있고 얼마나 기다리나요?',
  },
  applicationSource: {
    title: '지원 경로',
    purpose: '지원은 어디에서 오고 어느 경로가 채용으로 이어지나요?',
  },
  historicPipeline: {
    title: '지난 진행 상황',
    purpose: '몇 명이 각 단계에 이르렀고 어디에서 떠났나요?',
  },
  hiringVelocity: {
    title: '채용 속도',
    purpose: '한 단계에서 다음 단계까지 며칠이 걸리나요?',
  },
  successMetric: {
    title: '성과 지표',
    purpose: '제안과 약속한 답변이 얼마나 자주 이루어지나요?',
  },
  timeToHire: {
    title: '채용까지 걸린 시간',
    purpose: '지원에서 채용까지 얼마나 걸리나요?',
  },
  jobseekerjournal: {
    title: '구직자 기록',
    purpose: '사람마다 어떤 일이 있었는지 시간 순서로 보여 주나요?',
  },
  currentapplication: {
    title: '현재 지원서',
    purpose: '각 지원서는 어디까지 왔고 어느 것이 멈췄나요?',
  },
  jobactivity: {
    title: '일자리 활동',
    purpose: '매주 어떤 일자리를 보고 저장하고 지원하나요?',
  },
  jobseekersuccessmetric: {
    title: '구직자 성과 지표',
    purpose: '몇 명이 일자리를 찾았고 얼마나 걸렸나요?',
  },
  openjobs: {
    title: '열린 일자리',
    purpose: '어떤 열린 일자리가 돌보는 사람들에게 맞나요?',
  },
  audit: {
    title: '감사 기록',
    purpose: '누가 언제 무엇을 했나요?',
  },
} satisfies Phrases['reports'];
