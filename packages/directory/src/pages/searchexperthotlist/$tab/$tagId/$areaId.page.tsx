export { loadRanking as load, RankingPage as default } from '../../../../components/ranking-page';
